import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import TextField from '@mui/material/TextField';
import { useId } from 'react';
import { COUNTER_PLACES, CUSTODY_REASON_MAX, type CounterPlace } from '../../domain/custody/custody';
import type { CustodyBag } from '../../domain/custody/custodyView';
import { useT } from '../../i18n/useT';
import { BagPlaceTag } from './BagPlaceTag';

export interface BagAnswer {
  place: CounterPlace | null;
  reason: string;
}

interface BagQuestionProps {
  bag: CustodyBag;
  answer: BagAnswer;
  /** A translated message: why this bag prevents the hand-over. */
  problem?: string;
  disabled: boolean;
  onAnswer: (answer: BagAnswer) => void;
}

/** One bag that has not come back: its recipient, and the question where it is. */
export function BagQuestion({ bag, answer, problem, disabled, onAnswer }: BagQuestionProps) {
  const translate = useT();
  const id = useId();
  return (
    <Box
      component="fieldset"
      aria-labelledby={id}
      sx={{ m: 0, p: 3, minWidth: 0, border: '1px solid', borderColor: 'divider', borderRadius: '8px' }}
    >
      <Box sx={{ display: 'flex', gap: 3, flexWrap: 'wrap', alignItems: 'center' }}>
        <Box sx={{ flex: '1 1 220px', minWidth: 0 }}>
          <Box component="span" id={id} sx={{ fontWeight: 600 }}>
            {bag.participant_name ?? translate('custody.nobody')}
          </Box>
          <Box sx={{ fontSize: 13, color: 'text.secondary', overflowWrap: 'anywhere' }}>
            <bdi>{[bag.order_number, bag.destination_full_address].filter(Boolean).join(' · ')}</bdi>
          </Box>
        </Box>
        <BagPlaceTag place={bag.place} />
        <RadioGroup
          row
          aria-labelledby={id}
          value={answer.place ?? ''}
          onChange={(_, place) =>
            onAnswer({ ...answer, place: COUNTER_PLACES.find((one) => one === place) ?? null })
          }
        >
          {COUNTER_PLACES.map((place) => (
            <FormControlLabel
              key={place}
              value={place}
              disabled={disabled}
              control={<Radio size="small" />}
              label={translate(`custody.answers.${place}`)}
            />
          ))}
        </RadioGroup>
      </Box>
      {answer.place === 'missing' && (
        <TextField
          fullWidth
          size="small"
          required
          sx={{ mt: 2 }}
          label={translate('custody.reason')}
          value={answer.reason}
          disabled={disabled}
          error={problem !== undefined}
          helperText={problem}
          slotProps={{
            htmlInput: { maxLength: CUSTODY_REASON_MAX, name: `reason-${bag.delivery_event_id}` },
          }}
          onChange={({ target }) => onAnswer({ ...answer, reason: target.value })}
        />
      )}
    </Box>
  );
}
