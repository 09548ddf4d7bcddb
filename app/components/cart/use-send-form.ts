import {useLocale} from '~/components/ui/use-locale';
import {localizedPath} from '~/lib/i18n/locale';
import {useCartStore} from './cart-context';

/**
 * Sends a form of the cart, and tells whether it was carried out. One that asks for a challenge goes as a document, whose
 * policy admits it.
 */
export function useSendForm(): (form: FormData) => Promise<boolean> {
  const store = useCartStore();
  const locale = useLocale();
  return async (form) => {
    const problems = await store.change({kind: 'form', form});
    if (problems.some(({key}) => key === 'challenge')) {
      sendAsDocument(localizedPath('/cart', locale), form);
    }
    return problems.every(({severity}) => severity !== 'error');
  };
}

function sendAsDocument(action: string, data: FormData): void {
  const form = document.createElement('form');
  form.method = 'post';
  form.action = action;
  for (const [name, value] of data) {
    if (typeof value !== 'string') continue;
    const field = document.createElement('input');
    field.type = 'hidden';
    field.name = name;
    field.value = value;
    form.append(field);
  }
  document.body.append(form);
  form.submit();
}
