import { accountant } from './accountant.ts';
import { agriturismo } from './agriturismo.ts';
import { architect } from './architect.ts';
import { association } from './association.ts';
import { bakery } from './bakery.ts';
import { blog } from './blog.ts';
import { builder } from './builder.ts';
import { cafe } from './cafe.ts';
import { cleaning } from './cleaning.ts';
import { consulting } from './consulting.ts';
import { dentist } from './dentist.ts';
import { electrician } from './electrician.ts';
import { event } from './event.ts';
import { florist } from './florist.ts';
import { freelancer } from './freelancer.ts';
import { garage } from './garage.ts';
import { gelateria } from './gelateria.ts';
import { guesthouse } from './guesthouse.ts';
import { gym } from './gym.ts';
import { hairdresser } from './hairdresser.ts';
import { hotel } from './hotel.ts';
import { lawyer } from './lawyer.ts';
import { musician } from './musician.ts';
import { notary } from './notary.ts';
import { pharmacy } from './pharmacy.ts';
import { photographer } from './photographer.ts';
import { pizzeria } from './pizzeria.ts';
import { plumber } from './plumber.ts';
import { realEstate } from './real-estate.ts';
import { restaurant } from './restaurant.ts';
import { saas } from './saas.ts';
import { school } from './school.ts';
import { shop } from './shop.ts';
import { tourGuide } from './tour-guide.ts';
import { vet } from './vet.ts';
import { weddingPlanner } from './wedding-planner.ts';
import { winery } from './winery.ts';
import type { Trade } from './trade.ts';
import { yoga } from './yoga.ts';

/** Every trade that the designer knows. */
export const TRADES: readonly Trade[] = [
  accountant,
  agriturismo,
  architect,
  association,
  bakery,
  blog,
  builder,
  cafe,
  cleaning,
  consulting,
  dentist,
  electrician,
  event,
  florist,
  freelancer,
  garage,
  gelateria,
  guesthouse,
  gym,
  hairdresser,
  hotel,
  lawyer,
  musician,
  notary,
  pharmacy,
  photographer,
  pizzeria,
  plumber,
  realEstate,
  restaurant,
  saas,
  school,
  shop,
  tourGuide,
  vet,
  weddingPlanner,
  winery,
  yoga,
];
