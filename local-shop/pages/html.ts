/** HTML that is safe to put into a page as it is: what `html` makes, and texts of our own. */
export class Html {
  constructor(readonly text: string) {}

  toString(): string {
    return this.text;
  }
}

/** Values in a template: texts are escaped, `null` and `false` add nothing. */
type Content = string | number | Html | null | false | readonly Content[];

/**
 * Template tag for HTML: whatever is put in is escaped, unless it came from this
 * tag itself.
 */
export function html(
  strings: TemplateStringsArray,
  ...contents: readonly Content[]
): Html {
  return new Html(
    strings
      .map((string, index) => string + render(contents[index] ?? null))
      .join(''),
  );
}

function render(content: Content): string {
  if (content === null || content === false) return '';
  if (content instanceof Html) return content.text;
  if (typeof content === 'object') return content.map(render).join('');
  return escapeHtml(String(content));
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}
