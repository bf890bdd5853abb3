/**
 * CSS of the preview banner and of the draft labels. Only previews contain it, so that public pages
 * do not. A layout does not know the path of its page: the banner is hidden in the back office by
 * the element of its frame.
 */
export const previewStyle = `
.preview-banner{position:sticky;inset-block-start:0;z-index:50;display:flex;flex-wrap:wrap;
align-items:center;gap:.25rem 1rem;padding:.375rem clamp(1rem,.4rem + 2.6vw,2.5rem);
background:var(--color-deep);color:var(--color-on-deep);
border-block-end:3px dashed var(--color-on-deep)}
.preview-banner p{flex:1 1 16rem;margin:0;font-weight:600}
.preview-banner div{display:flex;flex-wrap:wrap;align-items:center;gap:.25rem 1rem}
.preview-banner a{display:inline-flex;align-items:center;min-height:2.75rem;color:inherit;
text-decoration:underline;text-underline-offset:4px}
.preview-banner button{min-height:2.75rem;padding:0 1rem;border:0;border-radius:.375rem;
font:inherit;font-weight:600;cursor:pointer;background:var(--color-on-deep);color:var(--color-deep)}
.preview-banner :focus-visible{outline:3px solid var(--color-on-deep);outline-offset:2px}
html:not(:has(.admin)){scroll-padding-block-start:8rem}
html:has(.admin) .preview-banner{display:none}
.preview-draft{outline:2px dashed var(--color-warning);outline-offset:4px}
.preview-mark{display:inline-block;align-self:start;margin:0 0 .5rem;padding:.125rem .5rem;border-radius:.1875rem;
font-size:.9rem;font-weight:600;background:var(--color-warning);color:var(--color-canvas)}
@media print{.preview-banner{position:static}}`
