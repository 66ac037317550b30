/**
 * Sample content: people and businesses are invented. Names are the same in both languages.
 * Source: decisions "Brand"; spec 2 "Clients" (each with a 5-star rating).
 */
export const testimonialAuthors = {
  panaderia: { name: 'Marisol Treviño', business: 'Panadería La Espiga', rating: 5 },
  taller: { name: 'Ray Salinas', business: 'Salinas Brake & Tire', rating: 5 },
  clinica: { name: 'Ana Cantú, DDS', business: 'Cantú Family Dentistry', rating: 5 },
  taqueria: { name: 'Chuy Ramírez', business: 'Taquería El Resaque', rating: 5 },
  boutique: { name: 'Denise Flores', business: 'Flor de Sal Boutique', rating: 5 },
  despacho: { name: 'Laura Benavides', business: 'Benavides Customs Brokers', rating: 5 },
};
