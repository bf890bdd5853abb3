-- One vote per browser: review_votes.client is a keyed hash of the browser's fingerprint, or of the IP
-- address of a client without one. The network is the hash of the IP address, which limits the votes of
-- clients that delete their cookies; null for older votes, and where all clients may share an address.
ALTER TABLE review_votes ADD COLUMN network text;
