import type {LandingTexts} from '~/lib/home/landing-texts';

interface Props {
  texts: LandingTexts['promises'];
}

/** What a buyer need not worry about. */
export function Promises({texts}: Props) {
  return (
    <section
      aria-label={texts.title}
      className="border-y border-line bg-raised"
    >
      <ul className="page-width grid gap-x-8 gap-y-5 py-8 sm:grid-cols-2 xl:grid-cols-4">
        {texts.items.map(({title, text}) => (
          <li key={title} className="border-l-2 border-accent pl-4">
            <p className="font-bold">{title}</p>
            <p className="text-sm text-muted">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
