import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import type { ReactNode } from 'react';
import { positionStatus } from '../../domain/addresses/addressPosition';
import { useT } from '../../i18n/useT';
import type { StoredAddress } from './address.resource';
import { PositionStatusWord } from './PositionStatusWord';

interface AddressCardProps {
  address: StoredAddress;
  isDefault?: boolean;
  /** The door, where it has a picture or may get one. */
  picture?: ReactNode;
  /** Buttons. */
  children?: ReactNode;
}

/** One address for reading: where, how sure its position is, and what the driver needs at the door. */
export function AddressCard({ address, isDefault = false, picture, children }: AddressCardProps) {
  const translate = useT();
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 3,
        alignItems: 'center',
        py: 3,
        borderTop: '1px solid',
        borderColor: 'divider',
        '&:first-of-type': { borderTop: 0, pt: 0 },
        '&:last-of-type': { pb: 0 },
      }}
    >
      <Box sx={{ flex: '1 1 320px', minWidth: 0, display: 'grid', gap: 1 }}>
        <Box sx={{ display: 'flex', gap: 2, alignItems: 'center', flexWrap: 'wrap' }}>
          <Box component="span" sx={{ fontWeight: 500, overflowWrap: 'anywhere' }}>
            <bdi>{address.full_address}</bdi>
          </Box>
          {isDefault && <Chip size="small" label={translate('addresses.list.isDefault')} />}
        </Box>
        <Box sx={{ display: 'flex', gap: 4, alignItems: 'center', flexWrap: 'wrap', fontSize: 13 }}>
          <PositionStatusWord status={positionStatus(address, false)} />
          {address.gate_code && (
            <span>{translate('addresses.list.gateCode', { code: address.gate_code })}</span>
          )}
        </Box>
        {address.comment && (
          <Box sx={{ fontSize: 13, color: 'text.secondary', whiteSpace: 'pre-line' }}>{address.comment}</Box>
        )}
        {picture}
      </Box>
      {children && <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', ml: -2 }}>{children}</Box>}
    </Box>
  );
}
