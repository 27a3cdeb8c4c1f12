import WarningIcon from '@mui/icons-material/WarningAmberOutlined';
import { Button } from '@mui/material';
import { Link } from 'react-router-dom';
import { useT } from '../../i18n/useT';
import { PageActionLabel, narrowAction } from '../../ui/PageActionLabel';

/** Link from the board to the issues of the same day. */
export function IssuesLink({ date }: { date: string }) {
  const translate = useT();
  return (
    <Button
      component={Link}
      to={`/dispatch/issues?date=${date}`}
      size="small"
      variant="outlined"
      startIcon={<WarningIcon />}
      sx={narrowAction}
    >
      <PageActionLabel>{translate('issues.link')}</PageActionLabel>
    </Button>
  );
}
