/** On which phone a run may be driven: any, the driver's own alone, or the vehicle's alone (spec §3, run). */
export const EXCLUSIVE_LOGINS = ['none', 'driver', 'vehicle'] as const;
export type ExclusiveLogin = (typeof EXCLUSIVE_LOGINS)[number];

/** Days after which a person who used a phone no longer counts as one of its users. */
export const PHONE_USER_DAYS = 30;

/** The run of a vehicle, as the sign-in in the vehicle looks at it. */
interface RunOfVehicle {
  readonly name: string;
  readonly exclusive_login: ExclusiveLogin;
  readonly employee_id: number | null;
  readonly driver_name: string | null;
}

/** The phone that signs in. */
interface Phone {
  readonly employee_id: number | null;
  /** Another person who used the phone lately; null: nobody else did. */
  readonly also_used_by: string | null;
}

/** Another phone that is signed in to the vehicle. */
interface OtherPhone {
  readonly driver_name: string;
  readonly since: string;
  readonly device: string | null;
}

export type PhoneObstacle =
  | {
      readonly reason: 'driverOnly';
      readonly vehicle: string;
      readonly run: string;
      readonly driver: string | null;
    }
  | { readonly reason: 'sharedPhone'; readonly run: string; readonly driver: string }
  | {
      readonly reason: 'vehicleTaken';
      readonly vehicle: string;
      readonly run: string;
      readonly driver: string;
      readonly since: string;
      readonly device: string | null;
    }
  | {
      readonly reason: 'otherVehicle';
      readonly run: string;
      readonly vehicle: string;
      readonly given: string | null;
    };

/** Why a phone may not sign in to a vehicle with the vehicle's code; null when it may. */
export function vehicleSignInObstacle(
  vehicle: string,
  run: RunOfVehicle | null,
  phone: Phone,
  other: OtherPhone | null,
): PhoneObstacle | null {
  if (!run || run.exclusive_login === 'none') return null;
  if (run.exclusive_login === 'vehicle')
    return other
      ? {
          reason: 'vehicleTaken',
          vehicle,
          run: run.name,
          driver: other.driver_name,
          since: other.since,
          device: other.device,
        }
      : null;
  if (run.employee_id !== phone.employee_id)
    return { reason: 'driverOnly', vehicle, run: run.name, driver: run.driver_name };
  return sharedPhone(run, phone);
}

/** Why a driver may not start a run on this phone; null when the driver may. */
export function runStartObstacle(
  run: Pick<RunOfVehicle, 'name' | 'exclusive_login'> & {
    readonly vehicle_id: number | null;
    readonly vehicle_name: string | null;
  },
  phone: Pick<Phone, 'also_used_by'> & {
    /** The vehicle whose code the phone has read. */
    readonly vehicle_id: number | null;
    readonly vehicle_name: string | null;
  },
): PhoneObstacle | null {
  if (run.exclusive_login === 'driver') return sharedPhone(run, phone);
  // A run without a vehicle has no vehicle's phone.
  if (run.exclusive_login === 'none' || run.vehicle_id === null || run.vehicle_id === phone.vehicle_id)
    return null;
  return {
    reason: 'otherVehicle',
    run: run.name,
    vehicle: run.vehicle_name ?? '',
    given: phone.vehicle_name,
  };
}

function sharedPhone(
  run: Pick<RunOfVehicle, 'name'>,
  { also_used_by }: Pick<Phone, 'also_used_by'>,
): PhoneObstacle | null {
  return also_used_by === null ? null : { reason: 'sharedPhone', run: run.name, driver: also_used_by };
}

/** The refusal as a sentence for the driver's app, which has no words of ours. */
export function phoneObstacleSentence(obstacle: PhoneObstacle): string {
  switch (obstacle.reason) {
    case 'driverOnly':
      return `${obstacle.vehicle} drives ${obstacle.run}, which only ${obstacle.driver ?? 'its own driver'} can sign in to`;
    case 'sharedPhone':
      return `${obstacle.run} is driven with the driver's own phone, and ${obstacle.driver} uses this phone too`;
    case 'vehicleTaken':
      return `${obstacle.vehicle} is signed in on another phone: ${obstacle.driver}'s`;
    case 'otherVehicle':
      return obstacle.given === null
        ? `${obstacle.run} is driven with the phone of ${obstacle.vehicle}: scan the code of ${obstacle.vehicle} first`
        : `${obstacle.run} is driven with the phone of ${obstacle.vehicle}, and this phone is signed in to ${obstacle.given}`;
  }
}
