import Typography from '@mui/material/Typography';
import { useNavigate } from 'react-router-dom';
import { HOME } from '../domain/access/paths';
import { useT } from '../i18n/useT';
import { hiddenText } from '../ui/hiddenText';
import BillingReportDialog from './BillingReportDialog';

/** The address of the billing report: its dialog; closed, the start page. */
export default function BillingReportPage() {
  const translate = useT();
  const navigate = useNavigate();
  return (
    <>
      <Typography variant="h1" sx={hiddenText}>
        {translate('pages.billingReport')}
      </Typography>
      <BillingReportDialog onClose={() => void navigate(HOME)} />
    </>
  );
}
