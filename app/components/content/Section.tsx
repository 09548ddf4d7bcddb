import {useId, type ReactNode} from 'react';
import type {MerchantSection} from '~/lib/home/landing-texts.server';
import {SectionExtra} from './SectionExtra';

interface Props {
  title: string;
  lead?: string;
  id?: string;
  extra?: MerchantSection;
  children: ReactNode;
}

export function Section({title, lead, id, extra, children}: Props) {
  const headingId = useId();
  return (
    <section
      id={id}
      aria-labelledby={headingId}
      className="page-width py-4 lg:py-12"
    >
      <h2 id={headingId} className="text-2xl sm:text-3xl">
        {title}
      </h2>
      {lead ? <p className="mt-2 max-w-[65ch] text-muted">{lead}</p> : null}
      <div className="mt-4 lg:mt-8">
        {extra ? <SectionExtra {...extra} /> : null}
        {children}
      </div>
    </section>
  );
}
