import type {LandingTexts} from '~/lib/home/landing-texts';

/** How the light itself behaves; it rests where motion is not wanted. */
const LIGHTS = {
  storm:
    'text-light-mvfr motion-safe:animate-[light-blink_1.2s_steps(1)_infinite]',
  wind: 'text-light-vfr motion-safe:animate-[light-pulse_1.8s_ease-in-out_infinite]',
  silent: 'text-line-strong opacity-60',
} as const;

const SIGNS = ['storm', 'wind', 'silent'] as const;

interface Props {
  texts: LandingTexts['colors']['signs'];
}

/** What a light says beyond its colour. */
export function LightSigns({texts}: Props) {
  return (
    <>
      <h3 className="mt-10 mb-4 text-lg">{texts.title}</h3>
      <ul className="grid gap-x-10 gap-y-5 sm:grid-cols-3">
        {SIGNS.map((sign) => (
          <li key={sign} className="flex gap-4">
            <span
              aria-hidden
              className={`light-point mt-1.5 text-xl ${LIGHTS[sign]}`}
            />
            <p>
              <strong className="block">{texts[sign].name}</strong>
              {texts[sign].meaning}
            </p>
          </li>
        ))}
      </ul>
    </>
  );
}
