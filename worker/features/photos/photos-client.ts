export { deleteProposalsOf } from './made-store.ts';
