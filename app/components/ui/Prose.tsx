const LOOK = [
  'max-w-[65ch] space-y-4',
  '[&_h2]:mt-8 [&_h2]:text-xl [&_h3]:mt-6 [&_h3]:text-lg',
  '[&_ul]:list-disc [&_ol]:list-decimal [&_:is(ul,ol)]:space-y-1.5 [&_:is(ul,ol)]:pl-5',
  '[&_li]:marker:text-muted',
  '[&_a]:text-link',
  '[&_blockquote]:border-l-2 [&_blockquote]:border-line-strong [&_blockquote]:pl-4 [&_blockquote]:space-y-3',
  '[&_table]:w-full [&_:is(th,td)]:wrap-anywhere [&_:is(th,td)]:border-b [&_:is(th,td)]:border-line [&_:is(th,td)]:py-1.5 [&_:is(th,td)]:pr-6 [&_:is(th,td)]:text-left',
  '[&_img]:h-auto [&_img]:max-w-full [&_img]:rounded-panel',
  '[&_code]:font-mono [&_code]:text-[0.9em]',
].join(' ');

interface Props {
  /** Sanitised on the server by `sanitizeHtml`, or written by ourselves. */
  html: string;
}

/** Running text that comes as HTML. */
export function Prose({html}: Props) {
  return <div className={LOOK} dangerouslySetInnerHTML={{__html: html}} />;
}
