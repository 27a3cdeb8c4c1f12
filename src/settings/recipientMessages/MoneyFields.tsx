import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import type { Problems } from '../../domain/wire/problem';
import { useT, useTranslateAny } from '../../i18n/useT';

export interface MoneyTexts {
  daily_budget: string;
  sms_price: string;
  voice_price: string;
}

interface MoneyFieldsProps {
  texts: MoneyTexts;
  /** Prices are the operation's. */
  hasPrices: boolean;
  problems: Problems;
  disabled: boolean;
  onChange: (texts: MoneyTexts) => void;
}

const WORDS = { daily_budget: 'budget', sms_price: 'smsPrice', voice_price: 'voicePrice' } as const;

/** Budget of a day, and what the provider asks. */
export function MoneyFields({ texts, hasPrices, problems, disabled, onChange }: MoneyFieldsProps) {
  const translate = useT();
  const translateAny = useTranslateAny();
  const fields = hasPrices
    ? (['daily_budget', 'sms_price', 'voice_price'] as const)
    : (['daily_budget'] as const);
  const hintOf = (field: keyof MoneyTexts) =>
    translate(
      field === 'daily_budget' ? 'recipientMessages.rules.budgetHint' : 'recipientMessages.rules.priceHint',
    );
  return (
    <Box
      sx={{ display: 'grid', gap: 4, gridTemplateColumns: { xs: '1fr', sm: 'repeat(3, minmax(0, 1fr))' } }}
    >
      {fields.map((field) => {
        const problem = problems[field];
        return (
          <TextField
            key={field}
            size="small"
            label={translate(`recipientMessages.rules.${WORDS[field]}`)}
            value={texts[field]}
            disabled={disabled}
            error={problem !== undefined}
            helperText={problem ? translateAny(problem.message, problem.args) : hintOf(field)}
            slotProps={{ htmlInput: { inputMode: 'decimal', maxLength: 9 } }}
            onChange={({ target }) => onChange({ ...texts, [field]: target.value })}
          />
        );
      })}
    </Box>
  );
}
