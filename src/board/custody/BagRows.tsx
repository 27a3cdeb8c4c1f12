import Box from '@mui/material/Box';
import type { CustodyBag } from '../../domain/custody/custodyView';
import { useT } from '../../i18n/useT';
import { BagPlaceTag } from './BagPlaceTag';

/** Bags that need no answer, one line each. */
export function BagRows({ bags }: { bags: readonly CustodyBag[] }) {
  const translate = useT();
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid' }}>
      {bags.map((bag) => (
        <Box
          key={bag.delivery_event_id}
          component="li"
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            gap: 2,
            alignItems: 'center',
            justifyContent: 'space-between',
            py: 2,
            borderTop: '1px solid',
            borderColor: 'divider',
            fontSize: 13,
          }}
        >
          <Box sx={{ flex: '1 1 220px', minWidth: 0 }}>
            {bag.participant_name ?? translate('custody.nobody')}
            <Box component="span" sx={{ color: 'text.secondary' }}>
              {bag.order_number && ` · ${bag.order_number}`}
            </Box>
            {bag.reason && <Box sx={{ color: 'text.secondary' }}>{bag.reason}</Box>}
          </Box>
          <BagPlaceTag place={bag.place} />
        </Box>
      ))}
    </Box>
  );
}
