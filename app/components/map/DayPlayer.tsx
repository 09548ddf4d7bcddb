import {useEffect, useRef, useState, type RefObject} from 'react';
import {useTranslations} from 'use-intl/react';
import {Button} from '~/components/ui/Button';

/** Plays a sample day on the live map in `map`, for browsers with JavaScript. */
export function DayPlayer({map}: {map: RefObject<HTMLElement>}) {
  const t = useTranslations('home.day');
  const [hour, setHour] = useState<number | null>(null);
  const stop = useRef<(() => void) | null>(null);
  useEffect(() => () => stop.current?.(), []);
  const play = async () => {
    const {playDay} = await import('./play-day');
    if (!map.current) return;
    stop.current = playDay(map.current, (now) => {
      if (now === null) stop.current = null;
      setHour(now);
    });
  };
  return (
    <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1 no-js:hidden print:hidden">
      <Button
        type="button"
        variant="secondary"
        size="sm"
        onClick={() => {
          if (stop.current) stop.current();
          // Without its code the map stays as it is; another click tries again.
          else play().catch(() => undefined);
        }}
      >
        {t(hour === null ? 'play' : 'stop')}
      </Button>
      {hour === null ? null : (
        <strong className="min-w-16 text-lg tabular-nums">
          {t('hour', {hour: String(hour)})}
        </strong>
      )}
      <p className="basis-full text-sm text-muted">{t('note')}</p>
    </div>
  );
}
