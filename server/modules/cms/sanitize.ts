import sanitizeHtml from "sanitize-html";

const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: [
    "h2", "h3", "h4", "p", "br", "hr", "ul", "ol", "li", "dl", "dt", "dd", "strong", "em", "b", "i", "u", "s", "small",
    "sup", "sub", "a", "blockquote", "code", "pre", "table", "caption", "thead", "tbody", "tr", "th", "td", "img",
    "figure", "figcaption", "div", "span", "details", "summary",
  ],
  allowedAttributes: {
    a: ["href", "title", "rel", "target"],
    img: ["src", "alt", "width", "height", "loading"],
    th: ["scope", "colspan", "rowspan"],
    td: ["colspan", "rowspan"],
    "*": ["id", "lang"],
  },
  allowedSchemes: ["https", "mailto", "tel"],
  allowedSchemesByTag: { img: ["https"] },
  allowProtocolRelative: false,
  transformTags: { h1: "h2" },
};

/** Content as a page may show it: structure and links stay, everything that runs or styles is gone. */
export function sanitize(html: string): string {
  return sanitizeHtml(html, OPTIONS);
}
