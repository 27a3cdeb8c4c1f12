import InactiveIcon from '@mui/icons-material/DoNotDisturbOnOutlined';
import ActiveIcon from '@mui/icons-material/CheckCircleOutlined';
import PlaceIcon from '@mui/icons-material/PlaceOutlined';
import EmailIcon from '@mui/icons-material/EmailOutlined';
import InfoIcon from '@mui/icons-material/InfoOutlined';
import PhoneIcon from '@mui/icons-material/PhoneOutlined';
import WarningIcon from '@mui/icons-material/WarningAmberOutlined';
import type { SvgIconComponent } from '@mui/icons-material';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Tone } from '../../../domain/stops/statusTag';
import { useTranslateAny } from '../../../i18n/useT';
import { hiddenText } from '../../../ui/hiddenText';
import { fieldOf, recordTitle, resourceOf, type Row } from '../../../ui/resourceOf';
import { ToneTag } from '../../../ui/ToneTag';
import type { ResourceName } from '../../registry';
import type { FieldKind } from '../../schema/fields';
import { FieldValue } from '../display/FieldValue';
import { useLabels } from '../useLabels';
import { contactFields, factFields, headStates, pictureField } from './headFields';

const STATE_ICONS: Partial<Record<Tone, SvgIconComponent>> = {
  green: ActiveIcon,
  grey: InactiveIcon,
  amber: WarningIcon,
  red: WarningIcon,
};
const CONTACT_ICONS: Partial<Record<FieldKind, SvgIconComponent>> = { phone: PhoneIcon, email: EmailIcon };

interface HeadProps {
  name: ResourceName;
  record: Row;
}

/** Who or what a record is: name, state, how to reach it and where it is, and what identifies it. */
export function RecordHead({ name, record }: HeadProps) {
  const translateAny = useTranslateAny();
  const picture = pictureField(name, record);
  return (
    <Box sx={{ display: 'flex', gap: 4, alignItems: 'flex-start' }}>
      {picture && <FieldValue resource={name} name={picture} record={record} />}
      <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 3, rowGap: 1 }}>
          <Typography variant="h1" sx={{ overflowWrap: 'anywhere' }}>
            {recordTitle(resourceOf(name), record)}
          </Typography>
          {headStates(name, record).map(({ tone, word }) => (
            <ToneTag
              key={word}
              isSmall
              tone={tone}
              icon={STATE_ICONS[tone] ?? InfoIcon}
              word={translateAny(word)}
            />
          ))}
        </Box>
        <Contacts name={name} record={record} />
        <Facts name={name} record={record} />
      </Box>
    </Box>
  );
}

function Contacts({ name, record }: HeadProps) {
  const labels = useLabels(name);
  const fields = contactFields(name, record);
  if (fields.length === 0) return null;
  return (
    <Box component="dl" sx={{ ...row, columnGap: 5 }}>
      {fields.map((field) => {
        const Icon = CONTACT_ICONS[fieldOf(resourceOf(name), field).kind] ?? PlaceIcon;
        return (
          <Box key={field} title={labels.field(field)} sx={{ display: 'flex', gap: 1.5, minHeight: 24 }}>
            <Box component="dt" sx={{ display: 'flex', alignItems: 'center', color: 'text.secondary' }}>
              <Icon aria-hidden sx={{ fontSize: 18 }} />
              <Box component="span" sx={hiddenText}>
                {labels.field(field)}
              </Box>
            </Box>
            <Box component="dd" dir="auto" sx={{ m: 0, lineHeight: '24px', overflowWrap: 'anywhere' }}>
              <FieldValue resource={name} name={field} record={record} />
            </Box>
          </Box>
        );
      })}
    </Box>
  );
}

function Facts({ name, record }: HeadProps) {
  const labels = useLabels(name);
  const fields = factFields(name, record);
  if (fields.length === 0) return null;
  return (
    <Box component="dl" sx={{ ...row, columnGap: 5, fontSize: 13 }}>
      {fields.map((field) => (
        <Box key={field} sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5, alignItems: 'baseline' }}>
          <Box component="dt" sx={{ color: 'text.secondary' }}>
            {labels.field(field)}
          </Box>
          <Box component="dd" dir="auto" sx={{ m: 0 }}>
            <FieldValue resource={name} name={field} record={record} />
          </Box>
        </Box>
      ))}
    </Box>
  );
}

const row = { m: 0, display: 'flex', flexWrap: 'wrap', rowGap: 1 } as const;
