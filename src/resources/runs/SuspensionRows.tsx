import AddIcon from '@mui/icons-material/Add';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useFieldArray } from 'react-hook-form';
import { SUSPENSION_REASON_MAX } from '../../domain/runs/runRules';
import { useT } from '../../i18n/useT';
import { date, text } from '../schema/fields';
import { DateInput } from '../screens/inputs/DateInput';
import { PlainInput } from '../screens/inputs/typedInputs';
import { Section } from '../../ui/Section';
import type { SettingsValues } from './RunSettingsPage';

const REASON = text({ uppercase: false, max: SUSPENSION_REASON_MAX });

interface SuspensionRowsProps {
  /** The run's own: the calendar of each field is held inside. */
  dates: { start_date: string; end_date: string | null };
}

/** Ranges of days without the run, each with its reason. */
export function SuspensionRows({ dates }: SuspensionRowsProps) {
  const translate = useT();
  const { fields, append, remove } = useFieldArray<SettingsValues, 'suspensions'>({ name: 'suspensions' });
  const inside = date({ min: dates.start_date, max: dates.end_date ?? undefined });
  return (
    <Section
      title={translate('runs.settings.suspensions')}
      purpose={translate('runs.settings.suspensionsPurpose')}
    >
      <Box sx={{ gridColumn: '1 / -1', display: 'grid', gap: 4 }}>
        {fields.length === 0 && <Box sx={{ color: 'text.secondary' }}>{translate('runs.settings.none')}</Box>}
        {fields.map((row, index) => (
          <Box
            key={row.id}
            role="group"
            aria-label={translate('runs.settings.number', { number: index + 1 })}
            sx={{
              display: 'grid',
              gap: 3,
              alignItems: 'start',
              gridTemplateColumns: { xs: '1fr', sm: '150px 150px minmax(0, 1fr) 40px' },
            }}
          >
            <DateInput
              resource="runs"
              source={`suspensions.${index}.start_date`}
              field={inside}
              label={translate('runs.settings.start')}
              isRequired
            />
            <DateInput
              resource="runs"
              source={`suspensions.${index}.end_date`}
              field={inside}
              label={translate('runs.settings.end')}
              isRequired
            />
            <PlainInput
              resource="runs"
              source={`suspensions.${index}.reason`}
              field={REASON}
              label={translate('runs.settings.reason')}
              isRequired
            />
            <IconButton
              aria-label={translate('runs.settings.remove', { number: index + 1 })}
              onClick={() => remove(index)}
              sx={{ mt: { sm: '28px' }, justifySelf: 'start' }}
            >
              <DeleteIcon fontSize="small" />
            </IconButton>
          </Box>
        ))}
        <Button
          variant="outlined"
          color="secondary"
          startIcon={<AddIcon />}
          onClick={() => append({ start_date: null, end_date: null, reason: null })}
          sx={{ justifySelf: 'start' }}
        >
          {translate('runs.settings.add')}
        </Button>
      </Box>
    </Section>
  );
}
