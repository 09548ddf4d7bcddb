import {Form, useLocation} from '@remix-run/react';
import {Button} from '~/components/ui/Button';
import {useLocale} from '~/components/ui/use-locale';
import type {PendingNoteText} from '~/lib/customer-lists/customer-list.server';
import {localizedPath} from '~/lib/i18n/locale';
import {Notice} from './Notice';

interface Props {
  note: PendingNoteText | null;
}

/** Lists that are not saved in the account yet. */
export function PendingNote({note}: Props) {
  const locale = useLocale();
  const {pathname} = useLocation();
  if (!note) return null;
  return (
    <div className="space-y-3">
      <Notice>{note.text}</Notice>
      {note.save === null ? null : (
        <Form
          method="post"
          action={localizedPath('/account/notifications', locale)}
        >
          <input type="hidden" name="redirectTo" value={pathname} />
          <Button
            type="submit"
            name="intent"
            value="join"
            variant="secondary"
            size="sm"
          >
            {note.save}
          </Button>
        </Form>
      )}
    </div>
  );
}
