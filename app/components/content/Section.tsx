import {useId, type ReactNode} from 'react';

interface Props {
  title: string;
  lead?: string;
  /** Target of a link within the page. */
  id?: string;
  children: ReactNode;
}

/** A part of a landing page with its heading. */
export function Section({title, lead, id, children}: Props) {
  const headingId = useId();
  return (
    <section
      id={id}
      aria-labelledby={headingId}
      // Laid out when it comes near the window, so that the first view is painted sooner.
      className="page-width py-4 lg:py-12 [contain-intrinsic-size:auto_36rem] [content-visibility:auto]"
    >
      <h2 id={headingId} className="text-2xl sm:text-3xl">
        {title}
      </h2>
      {lead ? <p className="mt-2 max-w-[65ch] text-muted">{lead}</p> : null}
      <div className="mt-4 lg:mt-8">{children}</div>
    </section>
  );
}
