import { accountant } from './accountant.ts';
import { agriturismo } from './agriturismo.ts';
import { ANIMALS } from './animals.ts';
import { architect } from './architect.ts';
import { association } from './association.ts';
import { bakery } from './bakery.ts';
import { BEAUTY } from './beauty.ts';
import { blog } from './blog.ts';
import { builder } from './builder.ts';
import { cafe } from './cafe.ts';
import { CARE } from './care.ts';
import { CHILD_CARE } from './children.ts';
import { cleaning } from './cleaning.ts';
import { COMMUNITY } from './community.ts';
import { consulting } from './consulting.ts';
import { CRAFTS_TRADES } from './crafts.ts';
import { CRAFTS_FINE_TRADES } from './crafts-fine.ts';
import { CREATIVE } from './creative.ts';
import { CULTURE } from './culture.ts';
import { DAYS_OUT } from './days-out.ts';
import { dentist } from './dentist.ts';
import { electrician } from './electrician.ts';
import { event } from './event.ts';
import { FARM_TRADES } from './farms.ts';
import { florist } from './florist.ts';
import { FOOD_COUNTER_TRADES } from './food-counter.ts';
import { FOOD_MAKERS_TRADES } from './food-makers.ts';
import { FOOD_SERVED_TRADES } from './food-served.ts';
import { freelancer } from './freelancer.ts';
import { garage } from './garage.ts';
import { gelateria } from './gelateria.ts';
import { guesthouse } from './guesthouse.ts';
import { gym } from './gym.ts';
import { hairdresser } from './hairdresser.ts';
import { HOME_SERVICES } from './home-services.ts';
import { hotel } from './hotel.ts';
import { lawyer } from './lawyer.ts';
import { LEARNING } from './learning.ts';
import { MEDICAL } from './medical.ts';
import { musician } from './musician.ts';
import { notary } from './notary.ts';
import { OUTDOOR_SERVICES } from './outdoor-services.ts';
import { OFFICES } from './offices.ts';
import { OPEN_AIR } from './outdoors.ts';
import { pharmacy } from './pharmacy.ts';
import { photographer } from './photographer.ts';
import { pizzeria } from './pizzeria.ts';
import { plumber } from './plumber.ts';
import { realEstate } from './real-estate.ts';
import { restaurant } from './restaurant.ts';
import { saas } from './saas.ts';
import { school } from './school.ts';
import { SERVICES } from './services.ts';
import { shop } from './shop.ts';
import { SHOPS_DAILY_TRADES } from './shops-daily.ts';
import { SHOPS_GOODS_TRADES } from './shops-goods.ts';
import { SHOPS_HOME_TRADES } from './shops-home.ts';
import { SHOPS_PLAY_TRADES } from './shops-play.ts';
import { SPORT } from './sport.ts';
import { tourGuide } from './tour-guide.ts';
import { TRANSPORT_TRADES } from './transport.ts';
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
  ...CRAFTS_TRADES,
  ...CRAFTS_FINE_TRADES,
  ...FARM_TRADES,
  ...FOOD_COUNTER_TRADES,
  ...FOOD_MAKERS_TRADES,
  ...FOOD_SERVED_TRADES,
  ...HOME_SERVICES,
  ...OUTDOOR_SERVICES,
  ...SHOPS_DAILY_TRADES,
  ...SHOPS_GOODS_TRADES,
  ...SHOPS_HOME_TRADES,
  ...SHOPS_PLAY_TRADES,
  ...TRANSPORT_TRADES,
  ...MEDICAL,
  ...CARE,
  ...BEAUTY,
  ...ANIMALS,
  ...CHILD_CARE,
  ...LEARNING,
  ...SPORT,
  ...OPEN_AIR,
  ...DAYS_OUT,
  ...CULTURE,
  ...CREATIVE,
  ...SERVICES,
  ...OFFICES,
  ...COMMUNITY,
];
