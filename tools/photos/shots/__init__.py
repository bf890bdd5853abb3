"""What is photographed: one module per family of goods."""
