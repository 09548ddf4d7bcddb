const PAGE_WIDTH = 595;
const PAGE_HEIGHT = 842;
const MARGIN = 56;
const LEADING = 16;
const LINES_PER_PAGE = Math.floor((PAGE_HEIGHT - 2 * MARGIN) / LEADING);

/** Characters of Windows-1252 that are not at their Unicode place and that prices and names use. */
const WINDOWS_1252: Readonly<Record<string, number>> = {
  '€': 0x80,
  '‚': 0x82,
  '„': 0x84,
  '…': 0x85,
  '‘': 0x91,
  '’': 0x92,
  '“': 0x93,
  '”': 0x94,
  '•': 0x95,
  '–': 0x96,
  '—': 0x97,
};

/**
 * A PDF 1.4 file (A4, Helvetica 11) of plain lines; the first one is larger.
 * Characters outside Windows-1252 become `?`, since no font is embedded.
 */
export function textPdf(lines: readonly string[]): Buffer {
  const pages: (readonly string[])[] = [];
  for (let start = 0; start < lines.length; start += LINES_PER_PAGE) {
    pages.push(lines.slice(start, start + LINES_PER_PAGE));
  }
  const kids = pages.map((_, index) => `${4 + 2 * index} 0 R`).join(' ');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    ...pages.flatMap((page, index) => {
      const stream = pageStream(page, index === 0);
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${PAGE_WIDTH} ${PAGE_HEIGHT}] /Resources << /Font << /F1 3 0 R >> >> /Contents ${5 + 2 * index} 0 R >>`,
        `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
      ];
    }),
  ];
  return assemble(objects);
}

function pageStream(lines: readonly string[], isFirst: boolean): string {
  const shown = lines.map((line, index) => {
    const size = isFirst && index === 0 ? 16 : 11;
    return `/F1 ${size} Tf (${escapeText(line)}) Tj T*`;
  });
  return `BT ${LEADING} TL ${MARGIN} ${PAGE_HEIGHT - MARGIN} Td ${shown.join('\n')} ET`;
}

/** Text with one character per byte of Windows-1252, escaped for a PDF string. */
function escapeText(text: string): string {
  const plain = text.replace(/[\u00a0\u202f]/g, ' ').replaceAll('−', '-');
  return Array.from(plain, (character) => {
    const code = WINDOWS_1252[character] ?? character.codePointAt(0) ?? 0;
    return code < 0x100 ? String.fromCharCode(code) : '?';
  })
    .join('')
    .replace(/[\\()]/g, '\\$&');
}

function assemble(objects: readonly string[]): Buffer {
  let file = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return String(offset).padStart(10, '0');
  });
  const entries = offsets.map((offset) => `${offset} 00000 n \n`).join('');
  const size = objects.length + 1;
  return Buffer.from(
    `${file}xref\n0 ${size}\n0000000000 65535 f \n${entries}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`,
    'latin1',
  );
}
