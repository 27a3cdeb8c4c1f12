import WarningIcon from '@mui/icons-material/WarningAmberOutlined';
import { Link } from 'react-router-dom';
import { useT } from '../../i18n/useT';
import { PageAction } from '../../ui/PageAction';

/** Link from the board to the issues of the same day. */
export function IssuesLink({ date }: { date: string }) {
  const translate = useT();
  return (
    <PageAction
      component={Link}
      to={`/dispatch/issues?date=${date}`}
      variant="outlined"
      icon={<WarningIcon />}
    >
      {translate('issues.link')}
    </PageAction>
  );
}
