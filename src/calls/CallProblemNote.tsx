import Alert from '@mui/material/Alert';
import { useT, useTranslateAny } from '../i18n/useT';
import { useValue } from '../providers/valueStore';
import { useMessageOf } from '../ui/useMessageOf';
import { centre } from './callCentre';

/** Why a call did not begin, or why it did not do what it was told. */
export function CallProblemNote() {
  const translate = useT();
  const translateAny = useTranslateAny();
  const messageOf = useMessageOf();
  const { problem } = useValue(centre);
  if (!problem) return null;
  if (problem.kind === 'sound')
    return <Alert severity="error">{translate(`calls.trouble.${problem.trouble}`)}</Alert>;
  const { error } = problem;
  const { reason } = error.args;
  const own = typeof reason === 'string' ? translateAny(`calls.refused.${reason}`, { _: '' }) : '';
  const field = Object.keys(error.errors).length > 0 ? translate('validation.phone') : '';
  return <Alert severity="warning">{own || field || messageOf(error)}</Alert>;
}
