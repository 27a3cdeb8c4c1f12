/** The engine of the open map: a chunk of its own, as it is larger than any page. */
export const loadOpenGround = () => import('./OpenGround');
