/** Whether `Accept` names Markdown, and no less than HTML; no browser does. */
export function prefersMarkdown(headers: Headers): boolean {
  const markdown = qualityOf('text/markdown', headers);
  return markdown > 0 && markdown >= qualityOf('text/html', headers);
}

/** The weight of a media type that is named in full, 0 of any other (RFC 9110, 12.5.1). */
function qualityOf(type: string, headers: Headers): number {
  // Browsers send less; this bounds parsing.
  const accepted = (headers.get('Accept') ?? '').slice(0, 1000);
  for (const entry of accepted.toLowerCase().split(',')) {
    const [name = '', ...parameters] = entry.split(';');
    if (name.trim() !== type) continue;
    const weight = parameters
      .map((parameter) => /^\s*q=([\d.]+)\s*$/.exec(parameter)?.[1])
      .find(Boolean);
    return Number(weight ?? 1) || 0;
  }
  return 0;
}
