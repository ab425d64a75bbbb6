import type { AppConfig } from '../config.ts';
import type { AiGateway } from './port.ts';

/** The model chains of the configuration. */
export function createAiGateway(_input: { config: AppConfig; workersAi: Ai | undefined }): AiGateway {
  return { chain: () => [], find: () => undefined };
}
