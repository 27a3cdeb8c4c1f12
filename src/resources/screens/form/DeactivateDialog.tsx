import Link from '@mui/material/Link';
import { useT, useTranslateAny } from '../../../i18n/useT';
import { Question } from '../../../ui/Question';
import { listPath } from '../paths';
import { isResourceName, resourceOf } from '../../../ui/resourceOf';
import { insideSentence } from '../useLabels';
import { useNumber } from '../../../ui/useNumber';
import type { RecordUse } from '../../../contract/records/records';

interface DeactivateDialogProps {
  /** What people call the record. */
  title: string;
  recordId: number;
  uses: readonly RecordUse[];
  onAnswer: (mayGoOn: boolean) => void;
}

/** Who still uses a record that is about to be switched off; it can be done all the same. */
export function DeactivateDialog({ title, recordId, uses, onAnswer }: DeactivateDialogProps) {
  const translate = useT();
  return (
    <Question
      isWide
      title={translate('screens.deactivate.title', { name: title })}
      confirm={translate('screens.deactivate.confirm')}
      keep={translate('screens.deactivate.keep')}
      onConfirm={() => onAnswer(true)}
      onKeep={() => onAnswer(false)}
    >
      {translate('screens.deactivate.intro')}
      <ul>
        {uses.map((use) => (
          <UseLine key={`${use.name}.${use.field ?? ''}`} use={use} recordId={recordId} />
        ))}
      </ul>
      {translate('screens.deactivate.outcome')}
    </Question>
  );
}

/** "12 vehicles (as group): CAR 01, CAR 02 and 10 more", with the way to their list. */
function UseLine({ use, recordId }: { use: RecordUse; recordId: number }) {
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
