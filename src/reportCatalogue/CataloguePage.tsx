import ScheduleIcon from '@mui/icons-material/EventRepeatOutlined';
import HistoryIcon from '@mui/icons-material/HistoryOutlined';
import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { PERMISSIONS } from '../domain/access/permissions';
import { REPORT_GROUPS, type ReportGroup } from '../domain/reports/defineReport';
import { reportOf, type ReportName } from '../domain/reports/registry';
import { useT } from '../i18n/useT';
import { useAllowed } from '../providers/usePermissions';
import { PageAction } from '../ui/PageAction';
import { PageActions } from '../ui/PageActions';
import { useReadableReports } from './readableReports';

/** `/reports`: every report that the person may read, with the question that it answers. */
export default function CataloguePage() {
  const translate = useT();
  const reports = useReadableReports();
  const seesSchedules = useAllowed(PERMISSIONS.reports.schedules);
  const seesHistory = useAllowed(PERMISSIONS.reports.history);
  return (
    <Box sx={page}>
      <PageActions>
        {seesSchedules ? (
          <PageAction component={Link} to="/reports/schedules" icon={<ScheduleIcon />}>
            {translate('reportCatalogue.schedules.link')}
          </PageAction>
        ) : null}
        {seesHistory ? (
          <PageAction component={Link} to="/reports/history" icon={<HistoryIcon />}>
            {translate('reportCatalogue.history.link')}
          </PageAction>
        ) : null}
      </PageActions>
      <Box className="head">
        <Typography variant="h1">{translate('reportCatalogue.title')}</Typography>
        <Typography color="text.secondary" sx={{ maxWidth: '72ch' }}>
          {translate(reports.length > 0 ? 'reportCatalogue.lead' : 'reportCatalogue.nothing')}
        </Typography>
      </Box>
      {REPORT_GROUPS.map((group) => (
        <Group key={group} group={group} reports={reports.filter((name) => reportOf(name).group === group)} />
      ))}
    </Box>
  );
}

function Group({ group, reports }: { group: ReportGroup; reports: readonly ReportName[] }) {
  const translate = useT();
  if (reports.length === 0) return null;
  const id = `reports-${group}`;
  return (
    <Box component="section" aria-labelledby={id}>
      <Typography id={id} variant="h2" sx={{ mb: 2 }}>
        {translate(`reportCatalogue.groups.${group}`)}
      </Typography>
      <Box component="ul" sx={list}>
        {reports.map((name) => (
          <Box component="li" key={name} sx={item}>
            <MuiLink component={Link} to={`/reports/view/${name}`} sx={{ fontWeight: 500 }}>
              {translate(`reportCatalogue.reports.${name}.name`)}
            </MuiLink>
            <Typography sx={{ fontSize: 13, color: 'text.secondary' }}>
              {translate(`reportCatalogue.reports.${name}.answers`)}
            </Typography>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

/** Two groups side by side where there is room. */
const page = {
  display: 'grid',
  gap: 5,
  maxWidth: 960,
  alignItems: 'start',
  '@media (min-width: 1600px)': {
    maxWidth: 'none',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '& > .head': { gridColumn: '1 / -1' },
  },
} as const;

const list = {
  listStyle: 'none',
  m: 0,
  p: 0,
  bgcolor: 'background.paper',
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: '8px',
} as const;
const item = {
  display: 'grid',
  justifyItems: 'start',
  gap: 1,
  px: 4,
  py: 3,
  '& + &': { borderTop: '1px solid', borderColor: 'divider' },
  '& a': { minHeight: 24, display: 'inline-flex', alignItems: 'center' },
} as const;
