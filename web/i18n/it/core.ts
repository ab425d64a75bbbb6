// What every screen needs; loaded before the first render.
export { errors } from './errors.ts';
export { shell } from './shell.ts';
