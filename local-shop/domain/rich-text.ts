/** Plain text as a value of a rich text field, an empty line between paragraphs; JSON as it is. */
export function toRichText(text: string): string {
  if (text === '' || text.startsWith('{')) return text;
  const children = text.split(/\n\s*\n/).map((paragraph) => ({
    type: 'paragraph',
    children: [{type: 'text', value: paragraph}],
  }));
  return JSON.stringify({type: 'root', children});
}
