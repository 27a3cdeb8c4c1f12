import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Link from '@mui/material/Link';
import { useId } from 'react';
import { useT, useTranslateAny } from '../../../i18n/useT';
import { Dialog } from '../../../ui/unsaved/Dialog';
import { listPath } from '../paths';
import { isResourceName, resourceOf } from '../../../ui/resourceOf';
import { insideSentence } from '../useLabels';
import { useNumber } from '../../../ui/useNumber';
import type { Use } from './useDeactivation';

interface DeactivateDialogProps {
  /** What people call the record. */
  title: string;
  recordId: number;
  uses: readonly Use[];
  onAnswer: (mayGoOn: boolean) => void;
}

/** Who still uses a record that is about to be switched off; it can be done all the same. */
export function DeactivateDialog({ title, recordId, uses, onAnswer }: DeactivateDialogProps) {
  const translate = useT();
  const id = useId();
  return (
    <Dialog open onClose={() => onAnswer(false)} maxWidth="xs" fullWidth aria-labelledby={id}>
      <DialogTitle id={id}>{translate('screens.deactivate.title', { name: title })}</DialogTitle>
      <DialogContent>
        {translate('screens.deactivate.intro')}
        <ul>
          {uses.map((use) => (
            <UseLine key={`${use.name}.${use.field ?? ''}`} use={use} recordId={recordId} />
          ))}
        </ul>
        {translate('screens.deactivate.outcome')}
      </DialogContent>
      <DialogActions>
        <Button color="error" onClick={() => onAnswer(true)}>
          {translate('screens.deactivate.confirm')}
        </Button>
        <Button variant="contained" autoFocus onClick={() => onAnswer(false)}>
          {translate('screens.deactivate.keep')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** "12 vehicles (as group): CAR 01, CAR 02 and 10 more", with the way to their list. */
function UseLine({ use, recordId }: { use: Use; recordId: number }) {
  const translate = useT();
  const translateAny = useTranslateAny();
  const number = useNumber();
  const { name, field, total, names } = use;
  const key = isResourceName(name) ? `resources.${name}.name` : `screens.uses.${name}`;
  const what = `${number(total)} ${insideSentence(translateAny(key, { smart_count: total }))}`;
  const list = isResourceName(name) ? listPath(name) : null;
  const isFilter = isResourceName(name) && field !== null && resourceOf(name).filters.includes(field);
  const rest = total - names.length;
  return (
    <li>
      {list && isFilter ? (
        <Link href={`#${list}?${field}=${recordId}&is_active=1`} target="_blank" rel="noopener">
          {what}
        </Link>
      ) : (
        what
      )}
      {isResourceName(name) &&
        field !== null &&
        ` (${insideSentence(translateAny(`resources.${name}.fields.${field}`))})`}
      {names.length > 0 && `: ${names.join(', ')}`}
      {names.length > 0 && rest > 0 && ` ${translate('screens.deactivate.more', { count: number(rest) })}`}
    </li>
  );
}
