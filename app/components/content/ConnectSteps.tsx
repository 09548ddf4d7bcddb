import type {ContentSection} from '~/lib/content/content-page';
import {ContentText} from './ContentText';

interface Props {
  /** Steps; the last section is help when they fail. */
  sections: readonly ContentSection[];
}

export function ConnectSteps({sections}: Props) {
  const steps = sections.slice(0, -1);
  const help = sections.at(-1);
  return (
    <div className="mt-8 grid items-start gap-x-12 gap-y-4 lg:grid-cols-[1fr_24rem]">
      {/* A step is as tall as its drawing: two fifths of the width, at 320 × 200. */}
      <ol className="@container md:[&_.drawing]:absolute md:[&_.drawing]:top-8 md:[&_.drawing]:right-0 md:[&_.drawing]:w-2/5">
        {steps.map(({id, title, html}, index) => (
          <li
            key={id}
            id={id}
            className="relative scroll-mt-24 border-t border-line py-8 md:min-h-[calc(25cqw+4.8rem)] md:pr-[46%]"
          >
            <h2 className="mb-4 flex items-baseline gap-4 text-2xl">
              <span aria-hidden className="font-mono text-accent">
                {index + 1}
              </span>
              {title}
            </h2>
            <ContentText html={html} />
          </li>
        ))}
      </ol>
      {help ? (
        <section
          aria-labelledby={help.id}
          className="rounded-panel border border-line bg-raised p-6 lg:sticky lg:top-24"
        >
          <h2 id={help.id} className="mb-3 text-xl">
            {help.title}
          </h2>
          <ContentText html={help.html} />
        </section>
      ) : null}
    </div>
  );
}
