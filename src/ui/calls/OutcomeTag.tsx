import AnsweredIcon from '@mui/icons-material/CallOutlined';
import MissedIcon from '@mui/icons-material/PhoneMissedOutlined';
import type { CallEntry } from '../../contract/calls/callLog';
import { useT } from '../../i18n/useT';
import { ToneTag } from '../ToneTag';
import { outcomeKey } from './outcome';

/** How a call ended, by word, sign and colour. */
export function OutcomeTag({ outcome, direction }: Pick<CallEntry, 'outcome' | 'direction'>) {
  const translate = useT();
  if (outcome === null)
    return <ToneTag tone="accent" icon={AnsweredIcon} word={translate('calls.log.now')} />;
  const isGood = outcome === 'answered';
  return (
    <ToneTag
      tone={isGood ? 'green' : outcome === 'failed' ? 'red' : 'amber'}
      icon={isGood ? AnsweredIcon : MissedIcon}
      word={translate(outcomeKey(outcome, direction))}
    />
  );
}
