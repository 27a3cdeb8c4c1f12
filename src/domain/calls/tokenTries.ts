/** Token fetch of the telephony service: retried up to 3 times, 1 s delay (spec §9). */
export const TOKEN_TRIES = 3;
export const TOKEN_TRY_AGAIN_MS = 1_000;
