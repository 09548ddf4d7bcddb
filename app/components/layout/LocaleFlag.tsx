import type {LocaleCode} from '~/lib/i18n/locale';
import de from './flags/de.svg?url';
import us from './flags/us.svg?url';

/** Of flag-icons: Windows has no flags among its emoji. */
const FLAGS: Readonly<Record<LocaleCode, string>> = {de, en: us};

/** The flag of a language's region. */
export function LocaleFlag({code}: {code: LocaleCode}) {
  return <img src={FLAGS[code]} alt="" width={20} height={15} loading="lazy" />;
}
