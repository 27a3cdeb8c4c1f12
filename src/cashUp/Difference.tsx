import CheckIcon from '@mui/icons-material/CheckCircleOutline';
import WarningIcon from '@mui/icons-material/WarningAmberOutlined';
import { shortBy } from '../domain/money/cashUp';
import { formatMoney } from '../domain/money/money';
import { useT } from '../i18n/useT';
import { ToneTag } from '../ui/ToneTag';

/** Exact, short or over: colour, icon, label and amount. */
export function Difference({ owed, counted }: { owed: string; counted: string }) {
  const translate = useT();
  const short = shortBy(owed, counted);
  if (short === '0.00') return <ToneTag tone="green" icon={CheckIcon} word={translate('cashUp.exact')} />;
  const isOver = short.startsWith('-');
  const amount = formatMoney(short.replace('-', ''));
  return (
    <ToneTag
      tone={isOver ? 'amber' : 'red'}
      icon={WarningIcon}
      word={translate(`cashUp.dialog.${isOver ? 'overBy' : 'shortBy'}`, { amount })}
    />
  );
}
