import {Prose} from '~/components/ui/Prose';

/** Headings link to themselves, code scrolls, drawings stand on their own. */
const LOOK = [
  '[&_:is(h2,h3)]:scroll-mt-24',
  '[&_:is(h2,h3)_a]:text-ink [&_:is(h2,h3)_a]:no-underline [&_:is(h2,h3)_a:hover]:text-accent [&_:is(h2,h3)_a:hover]:underline',
  '[&_pre]:whitespace-pre-wrap [&_pre]:wrap-anywhere [&_pre]:rounded-panel [&_pre]:border [&_pre]:border-line [&_pre]:bg-sunken [&_pre]:p-4 [&_pre]:text-sm',
  '[&_:not(pre)>code]:rounded-control [&_:not(pre)>code]:bg-sunken [&_:not(pre)>code]:px-1.5 [&_:not(pre)>code]:py-0.5',
  '[&_.drawing]:block [&_.drawing]:max-w-md [&_.drawing]:rounded-panel [&_.drawing]:border [&_.drawing]:border-line [&_.drawing]:bg-sunken [&_.drawing]:p-4 [&_.drawing_svg]:w-full',
  '[&_.scroller]:overflow-x-auto max-sm:[&_.scroller]:text-sm',
  // Words stay whole in tables where there is room for ours; a merchant's may be longer.
  '[&_:is(th,td)]:wrap-break-word! max-[22.4rem]:[&_:is(th,td)]:wrap-anywhere!',
  '[&_:is(th,td)_code]:wrap-anywhere max-sm:[&_:is(th,td)_code]:px-0.5! max-sm:[&_:is(th,td)_code]:text-xs max-sm:[&_:is(th,td)]:pr-2!',
  'break-words hyphens-auto',
].join(' ');

interface Props {
  /** Compiled from our own Markdown. */
  html: string;
}

/** The text of a page of content. */
export function ContentText({html}: Props) {
  return (
    <div className={LOOK}>
      <Prose html={html} />
    </div>
  );
}
