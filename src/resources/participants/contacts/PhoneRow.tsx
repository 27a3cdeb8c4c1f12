import EditIcon from '@mui/icons-material/EditOutlined';
import EmergencyIcon from '@mui/icons-material/MedicalServicesOutlined';
import StarIcon from '@mui/icons-material/Star';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import type { ReactNode } from 'react';
import type { KeyUnder } from '../../../i18n/messageKey';
import { useT } from '../../../i18n/useT';
import type { Phone } from '../../../contract/participants/phones';
import { phoneText } from '../../../providers/measures';
import { PhoneLink } from '../../../ui/PhoneLink';

/** Whose phone it is, the number to press, and what it is for. */
export function PhoneRow({ phone, onEdit }: { phone: Phone; onEdit?: () => void }) {
  const translate = useT();
  const word = (key: KeyUnder<'participants.phones'>) => translate(`participants.phones.${key}`);
  const relation =
    phone.relationship && phone.relationship !== 'NONE' ? word(`relationships.${phone.relationship}`) : null;
  const number = phoneText(phone.phone_number);
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 3, minWidth: 0 }}>
      <Box sx={{ flex: 1, minWidth: 0, display: 'grid', gap: 1 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 2 }}>
          <Box component="span" sx={{ fontWeight: 500, overflowWrap: 'anywhere' }}>
            {phone.contact_name ?? word('own')}
          </Box>
          {relation && (
            <Box component="span" sx={{ color: 'text.secondary' }}>
              {relation}
            </Box>
          )}
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 3, rowGap: 1 }}>
          <PhoneLink phone={phone.phone_number} sx={{ whiteSpace: 'nowrap', lineHeight: '24px' }} />
          <Box component="span" sx={{ color: 'text.secondary' }}>
            {word(`types.${phone.number_type}`)}
          </Box>
          {phone.is_default && (
            <Mark icon={<StarIcon aria-hidden sx={icon} />} text={word('default')} tone="accent" />
          )}
          {phone.is_emergency && (
            <Mark icon={<EmergencyIcon aria-hidden sx={icon} />} text={word('emergency')} tone="amber" />
          )}
        </Box>
      </Box>
      {onEdit && (
        <IconButton
          size="small"
          aria-label={translate('participants.phones.editOne', { number })}
          onClick={onEdit}
        >
          <EditIcon fontSize="small" />
        </IconButton>
      )}
    </Box>
  );
}

const icon = { fontSize: 14 } as const;

function Mark({ icon: drawing, text, tone }: { icon: ReactNode; text: string; tone: 'accent' | 'amber' }) {
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 1,
        px: 2,
        height: 24,
        borderRadius: '6px',
        fontSize: 12,
        fontWeight: 500,
        whiteSpace: 'nowrap',
        bgcolor: `var(--${tone}-ground)`,
        color: `var(--${tone}-text)`,
      }}
    >
      {drawing}
      {text}
    </Box>
  );
}
