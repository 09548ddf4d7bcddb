/** One figure of a measurement: medians with their ranges, and ours divided by the starter's. */
export interface Row {
  /** The measurement. */
  readonly title: string;
  /** The figure, with its unit. */
  readonly name: string;
  readonly ours: string;
  readonly starter: string;
  readonly ratio: string;
}

const BEGIN = '<!-- Written by npm run bench, from here … -->';
const END = '<!-- … to here. -->';

/**
 * A document with the figures of a day in place of the earlier ones, as one Markdown table.
 * @throws when the document has no place for them.
 */
export function withMeasured(
  document: string,
  rows: readonly Row[],
  day: Date,
): string {
  const [before, rest] = document.split(BEGIN);
  const [, after] = rest?.split(END) ?? [];
  if (before === undefined || after === undefined) {
    throw new Error('The document has no place for the figures.');
  }
  const {version} = process;
  const date = new Intl.DateTimeFormat('en-CA').format(day);
  const lines = rows.map(({title, name, ours, starter, ratio}, index) => {
    const isFirst = rows[index - 1]?.title !== title;
    return `| ${[isFirst ? title : '', name, ours, starter, ratio].join(' | ')} |`;
  });
  return [
    `${before}${BEGIN}`,
    `Measured on ${date} with Node ${version}: medians, with minimum and maximum.`,
    [
      '| Measurement | Figure | Ours | Starter | Ratio |',
      '| --- | --- | --- | --- | --- |',
      ...lines,
    ].join('\n'),
    `${END}${after}`,
  ].join('\n\n');
}
