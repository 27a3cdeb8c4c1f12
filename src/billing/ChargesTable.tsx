import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { BillingPeriod } from '../contract/billing/billing';
import { CHARGES } from '../domain/billing/prices';
import { useT } from '../i18n/useT';
import { centsText } from './amounts';

/** The sums of a period by what they are for, as on its invoice. */
export function ChargesTable({ period: { amounts } }: { period: BillingPeriod }) {
  const translate = useT();
  const id = useId();
  const parts = ([...CHARGES, 'correction'] as const).filter((name) => amounts[name] !== 0);
  return (
    <Box component="section" aria-labelledby={id} sx={{ maxWidth: 420 }}>
      <Typography id={id} variant="h2" sx={{ mb: 2 }}>
        {translate('billing.period.charges')}
      </Typography>
      <Box component="table" aria-labelledby={id} sx={table}>
        <tbody>
          {parts.map((name) => (
            <tr key={name}>
              <th scope="row">{translate(`invoice.parts.${name}`)}</th>
              <td>{centsText(amounts[name])}</td>
            </tr>
          ))}
          <tr className="total">
            <th scope="row">{translate('invoice.total')}</th>
            <td>{centsText(amounts.total)}</td>
          </tr>
        </tbody>
      </Box>
    </Box>
  );
}

const table = {
  width: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  bgcolor: 'background.paper',
  '& th, & td': { py: 2, px: 3, borderBottom: '1px solid', borderColor: 'divider', fontWeight: 400 },
  '& th': { textAlign: 'left' },
  '& td': { textAlign: 'right' },
  '& .total th, & .total td': { fontWeight: 600 },
} as const;
