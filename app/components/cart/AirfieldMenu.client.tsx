import {useRef, useState} from 'react';
import {useTranslations} from 'use-intl/react';
import {SelectMenu} from '~/components/ui/SelectMenu';
import {useLocale} from '~/components/ui/use-locale';
import {STATIONS} from '~/lib/weather/stations';

const AIRPORTS = new Map(
  Object.values(STATIONS)
    .flat()
    .map((station) => [station.icao, station]),
);

interface Props {
  /** Takes a code of the list, or what was typed in its place. */
  onChoose: (code: string) => void;
  /** Gets the focus after a choice. */
  focusField: () => void;
  isCode: (term: string) => boolean;
  triggerClassName: string;
}

/** Opens at once. A field whose code is not in the list takes the search term. */
export function AirfieldMenu({
  onChoose,
  focusField,
  isCode,
  triggerClassName,
}: Props) {
  const t = useTranslations('cart.airfield');
  const {code: language, tag} = useLocale();
  const hasChosen = useRef(false);
  const [items] = useState(() =>
    [...AIRPORTS.values()]
      .map(({icao, name}) => ({
        value: icao,
        label: t('airport', {code: icao, name: name[language]}),
        name: name[language],
      }))
      .sort((one, other) => one.name.localeCompare(other.name, tag)),
  );
  const choose = (code: string) => {
    hasChosen.current = true;
    onChoose(code);
  };
  return (
    <SelectMenu
      label={t('search')}
      items={items}
      value=""
      placeholder={t('search')}
      onSelect={choose}
      onCreate={choose}
      createMode="unmatched"
      isCreatable={isCode}
      isInitiallyOpen
      hasFocus
      triggerClassName={triggerClassName}
      onCloseAutoFocus={(event) => {
        if (!hasChosen.current) return;
        hasChosen.current = false;
        event.preventDefault();
        focusField();
      }}
    />
  );
}
