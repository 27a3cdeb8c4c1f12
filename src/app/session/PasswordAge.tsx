import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useT } from '../../i18n/useT';
import { useSession } from '../../providers/useSession';

/** Warns that the password must be changed soon (setting `password_warning_days`). */
export default function PasswordAge() {
  const translate = useT();
  const { password_days_left: days } = useSession();
  const [isLater, setLater] = useState(false);
  if (days == null || isLater) return null;
  return (
    <Alert
      severity="warning"
      sx={{ borderRadius: 0, alignItems: 'center' }}
      action={
        <Box sx={{ display: 'flex', gap: 1 }}>
          <Button size="small" color="inherit" onClick={() => setLater(true)}>
            {translate('session.password.later')}
          </Button>
          <Button size="small" color="inherit" component={Link} to="/change-password">
            {translate('session.password.change')}
          </Button>
        </Box>
      }
    >
      {translate('session.password.daysLeft', { smart_count: days })}
    </Alert>
  );
}
