import {cutText} from '~/lib/text/cut-text';
/** Whether `Accept` names Markdown, and no less than HTML; no browser does. */
export function prefersMarkdown(headers: Headers): boolean {
  const accepted = new Map(weighted(headers.get('Accept')));
  const weightOf = (type: string) => accepted.get(type) || 0;
  const markdown = weightOf('text/markdown');
  return markdown > 0 && markdown >= weightOf('text/html');
}

/** Entries of an `Accept…` header in small letters, with their weights (RFC 9110, 12.4.2). */
export function weighted(
  header: string | null,
): (readonly [name: string, weight: number])[] {
  // Browsers send less; this bounds parsing.
  const entries = cutText(header ?? '', 1000)
    .toLowerCase()
    .split(',');
  return entries.map((entry) => {
    const [name = '', ...parameters] = entry.split(';');
    const weight = parameters
      .map((parameter) => /^\s*q=([\d.]+)\s*$/.exec(parameter)?.[1])
      .find(Boolean);
    return [name.trim(), Number(weight ?? 1)];
  });
}
