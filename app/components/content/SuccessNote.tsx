import {useEffect, useRef, type ReactNode} from 'react';

interface Props {
  title: string;
  children: ReactNode;
}

/** Replaces a submitted form and takes the focus, so that screen readers read it. */
export function SuccessNote({title, children}: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className="max-w-[65ch] rounded-panel border border-success bg-raised p-6">
      <h2
        ref={heading}
        tabIndex={-1}
        className="text-xl text-success outline-none"
      >
        {title}
      </h2>
      <div className="mt-3 space-y-4">{children}</div>
    </section>
  );
}
