import Typography from '@mui/material/Typography';
import { useNavigate } from 'react-router-dom';
import { HOME } from '../domain/access/paths';
import { useT } from '../i18n/useT';
import { hiddenText } from '../ui/hiddenText';
import DeliveryReportDialog from './DeliveryReportDialog';

/** The address of the deliveries report: its dialog; closed, the start page. */
export default function DeliveryReportPage() {
  const translate = useT();
  const navigate = useNavigate();
  return (
    <>
      <Typography variant="h1" sx={hiddenText}>
        {translate('pages.deliveryReport')}
      </Typography>
      <DeliveryReportDialog onClose={() => void navigate(HOME)} />
    </>
  );
}
