import type { session as english } from '../en/session';
import type { SameKeys } from '../messages';

export const session: SameKeys<typeof english> = {
  password: {
    change: 'Cambiar la contraseña',
    daysLeft:
      'Debe cambiar su contraseña hoy. |||| Debe cambiar su contraseña en los próximos %{smart_count} días.',
    later: 'Más tarde',
  },
  measures: {
    24: '24 horas (14:05)',
    12: '12 horas (2:05 PM)',
    mdy: '11/20/2026',
    dmy: '20/11/2026',
    ymd: '2026-11-20',
    mi: 'Millas',
    km: 'Kilómetros',
  },
  idle: {
    title: '¿Sigue ahí?',
    text: 'Su sesión se cerrará en %{seconds} s por inactividad. Lo que haya escrito queda en esta página hasta que vuelva a iniciar sesión.',
    stay: 'Seguir en la sesión',
    leave: 'Cerrar sesión',
  },
};
