import {useTranslations} from 'use-intl/react';

const STEPS = ['hang', 'connect', 'look'] as const;

/** How the map gets onto the wall and online. */
export function ThreeSteps() {
  const t = useTranslations('home.steps');
  return (
    <ol className="grid gap-8 md:grid-cols-3">
      {STEPS.map((step, index) => (
        <li
          key={step}
          className="relative border-t-2 border-chart-blue pt-6 before:absolute before:-top-[0.45rem] before:left-0 before:size-3 before:rounded-full before:border-2 before:border-chart-blue before:bg-surface"
        >
          <p aria-hidden className="font-mono text-sm text-muted">
            {index + 1}
          </p>
          <h3 className="mb-2 text-xl">{t(`${step}.title`)}</h3>
          <p>{t(`${step}.text`)}</p>
        </li>
      ))}
    </ol>
  );
}
