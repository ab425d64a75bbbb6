// The namespaces of the pages to be read, loaded together with the first of them.
export { blog } from './blog.ts';
export { contact } from './contact.ts';
export { legal } from './legal.ts';
export { reading } from './reading.ts';
export { tutorials } from './tutorials.ts';
