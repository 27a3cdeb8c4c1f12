import Box from '@mui/material/Box';
import { statusTag } from '../../domain/stops/statusTag';
import { useTranslateAny } from '../../i18n/useT';
import type { Field } from '../schema/fields';
import type { DisplayProps } from '../screens/display/fieldDisplays';

/** The status as a tag in the tone of its state (spec §4, status tags). */
export function DeliveryStatus({ record, value }: DisplayProps<Field>) {
  const translateAny = useTranslateAny();
  const { tone, labelKey, isStruck } = statusTag({
    delivery_event_type_id: Number(record.delivery_event_type_id),
    delivery_event_status_id: Number(value),
  });
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-flex',
        verticalAlign: 'middle',
        alignItems: 'center',
        gap: 1.5,
        px: 2,
        height: 24,
        borderRadius: '6px',
        fontSize: 12,
        fontWeight: 500,
        whiteSpace: 'nowrap',
        bgcolor: `var(--${tone}-ground)`,
        color: `var(--${tone}-text)`,
        textDecoration: isStruck ? 'line-through' : 'none',
      }}
    >
      <Box
        component="span"
        aria-hidden
        sx={{ width: 6, height: 6, borderRadius: '50%', bgcolor: `var(--${tone}-edge)` }}
      />
      {translateAny(labelKey)}
    </Box>
  );
}
